import { answers } from './run';

/** An interpreter that knows pandas: the one in use, or Debian's own beside it. Undefined when there is none. */
export const PYTHON = ['python3', '/usr/bin/python3'].find((name) => answers(name, '-c', 'import pandas'));
