// Types of user-error.mjs; what the classes are for is written there.

export class UserError extends Error {
  constructor(message: string);
}

export class Interrupted extends Error {
  constructor(exitCode: number);
  exitCode: number;
}
