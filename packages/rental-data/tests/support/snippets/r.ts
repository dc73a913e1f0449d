import { forked } from './forks';
import { answers } from './run';

/** Is R there, with the package that the snippets read with? */
export const HAS_R = answers('Rscript', '-e', 'library(readr)');

/** The package is loaded, but not attached: a program that forgets to do so does not find it. A warning would tell of cells that do not fit the type of their column. */
const SERVE = `
for (time in 1:2) invisible(readr::format_csv(readr::read_csv(I("a,b\\n1,T\\n"), show_col_types = FALSE)))
input <- file("stdin", "r")
while (length(line <- readLines(input, 1)) > 0) {
  places <- strsplit(line, "\\t")[[1]]
  run <- function() {
    setwd(places[2])
    sink(file.path(places[1], "out"))
    sink(file(file.path(places[1], "err"), "w"), type = "message")
    options(warn = 2)
    on.exit({ sink(type = "message"); sink() })
    tryCatch({
      source(file.path(places[1], "program"), print.eval = TRUE, encoding = "UTF-8")
      TRUE
    }, error = function(e) {
      message(conditionMessage(e))
      FALSE
    })
  }
  passed <- parallel::mccollect(parallel::mcparallel(run()))[[1]]
  cat(line, "\\t", if (isTRUE(passed)) 0 else 1, "\\n", sep = "")
  flush(stdout())
}`;

/** Runs a program of R in a folder, where each warning is an error, and gives what it printed. */
export const inR = forked('Rscript', '-e', SERVE);
