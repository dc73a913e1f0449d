import { forked } from './forks';
import { answers } from './run';

/** An interpreter that knows pandas: the one in use, or Debian's own beside it. Undefined when there is none. */
export const PYTHON = ['python3', '/usr/bin/python3'].find((name) => answers(name, '-c', 'import pandas'));

/** A copy has no threads but its own: those of NumPy must not have started before. */
const SERVE = `
import os, sys, traceback
os.environ["OPENBLAS_NUM_THREADS"] = "1"
import pandas
for line in sys.stdin:
    line = line.rstrip("\\n")
    job, folder = line.split("\\t")
    child = os.fork()
    if child == 0:
        status = 1
        try:
            for number, name in ((1, "out"), (2, "err")):
                os.dup2(os.open(os.path.join(job, name), os.O_WRONLY), number)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.chdir(folder)
            with open(os.path.join(job, "program"), encoding="utf-8") as file:
                code = compile(file.read(), "<string>", "exec")
            exec(code, {"__name__": "__main__"})
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)
    print(line, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), sep="\\t", flush=True)
`;

/** Runs a program of Python in a folder, where each warning is an error, and gives what it printed. */
export const inPython = forked(PYTHON ?? '', '-W', 'error', '-c', SERVE);
