// Types of port.mjs; what the functions do is written there.
import { UserError } from './user-error.mjs';

export class PortInUseError extends UserError {
  constructor(port: number, command?: string);
  port: number;
}

export function parsePort(text: string, source: string): number;
export function listenError(error: NodeJS.ErrnoException, port: number, command?: string): Error;
export function assertPortFree(port: number, command?: string): Promise<void>;
export function freePort(): Promise<number>;
