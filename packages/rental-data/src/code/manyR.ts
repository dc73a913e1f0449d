/** R that reads many files, or works a column out anew; apart from what the page that opens files needs. */
import { bracketed, literal } from './layout';
import {
  classifyColumn,
  plainName,
  POINTS_FILE,
  TIME_LENGTH,
  TIME_ZONE,
  type Kind,
  type ManyFiles,
  type Refinement,
} from './many';
import { column, vector } from './r';
import type { Recomputation, Touched } from './recompute';
import { BOX, BOX_WHY, LATITUDE, LONGITUDE } from './repair';

/** Works a column out anew, in all rows or in those of some periods. */
export function recompute({ header, base, added, divisor, why }: Recomputation, touched?: Touched): string {
  const sum = [column(base), ...added.map((fee) => `or_0(${column(fee)})`)].join(' + ');
  const value = `total / ${column(divisor)}`;
  const where = touched
    ? `ifelse(
  ${column(touched.period)} %in% ${vector(touched.periods.map(literal))}, ${value}, ${column(header)}
)`
    : value;
  return `# ${why}
or_0 <- function(x) { ifelse(is.na(x), 0, x) }
total <- ${sum}
${column(header)} <- ${where}`;
}

/** Latitude and longitude of the middle of a box; missing where it is. */
export const repairBox = (): string => `# ${BOX_WHY}
box <- strcapture(
  "([0-9.]+)${', ([0-9.]+)'.repeat(3)}",
  ${column(BOX)}, list(y1 = 0, x1 = 0, y2 = 0, x2 = 0)
)
${column(LATITUDE)} <- rowMeans(box[c("y1", "y2")])
${column(LONGITUDE)} <- rowMeans(box[c("x1", "x2")])`;

/** Columns in which T and F stand for 1 and 0 become numbers. @param booleanMark ending of the columns to leave alone */
export const repairFlags = (
  booleanMark: string,
): string => `for (name in grep(${literal(`${booleanMark}$`)}, names(df), invert = TRUE, value = TRUE)) {
  x <- as.character(df[[name]])
  if (any(x %in% c("T", "F", "TRUE", "FALSE"))) {
    df[[name]] <- as.numeric(sub("^F(ALSE)?$", "0", sub("^T(RUE)?$", "1", x)))
  }
}`;

const CONVERSIONS: Record<Exclude<Kind, 'text'>, (yes: string, no: string) => string> = {
  // Whole numbers of R end at two thousand million.
  integer: () => 'as.numeric(x)',
  number: () => 'as.numeric(x)',
  'yes-no': (yes, no) => `ifelse(x %in% ${yes}, TRUE, ifelse(x %in% ${no}, FALSE, NA))`,
  time: () =>
    `as.POSIXct(substr(x, 1, ${String(TIME_LENGTH)}), tz = ${literal(TIME_ZONE)}, format = "%Y-%m-%d %H:%M:%S")`,
};

const named = (items: readonly string[]): string => bracketed(['c(', ')'], items).replace(/,\n\)$/, '\n)');

export function readMany({ savedAs, variant, period, columns, missing, yes, no }: ManyFiles): string {
  const ending = literal(`${plainName('', variant)}.csv`);
  const renamed = columns.flatMap(({ header, names }) =>
    names.filter((name) => name !== header).map((name) => `${literal(name)} = ${literal(header)}`),
  );
  const texts = (list: readonly string[]) => vector(list.map(literal));
  return `zips <- ${named([...savedAs].map(([one, name]) => `${literal(one)} = ${literal(name)}`))}
columns <- ${named(columns.map((one) => `${literal(one.header)} = ${literal(classifyColumn(one))}`))}
renames <- ${renamed.length > 0 ? named(renamed) : 'character()'}

find <- function(period) {
  name <- paste0(period, ${ending})
  if (file.exists(name)) return(name)
  zip <- zips[[period]]
  files <- unzip(zip, list = TRUE)
  files <- files[order(endsWith(files$Name, ${ending}), files$Length), ]
  unz(zip, tail(files$Name, 1))
}
read_period <- function(period) {
  part <- read_csv(
    find(period),
    na = ${literal(missing)},
    trim_ws = FALSE,
    name_repair = make.unique,
    col_select = any_of(c(names(columns), names(renames))),
    col_types = cols(.default = "c")
  )
  old <- names(part) %in% names(renames)
  names(part)[old] <- renames[names(part)[old]]
  typed <- Map(function(name, kind) {
    x <- if (name %in% names(part)) part[[name]] else rep(NA_character_, nrow(part))
    switch(kind,
${Object.entries(CONVERSIONS)
  .map(([kind, write]) => `      ${literal(kind)} = ${write(texts(yes), texts(no))},`)
  .join('\n')}
      x
    )
  }, names(columns), columns)
  list2DF(c(list(${literal(period)} = rep(period, nrow(part))), typed))
}
df <- do.call(rbind, lapply(names(zips), read_period))`;
}

export function refine({ counties, listing, points }: Refinement): string[] {
  const parts: string[] = [];
  if (counties)
    parts.push(`df <- df[${column(counties.header)} %in% ${vector(counties.codes.map(String))}, ]`);
  if (listing !== undefined) parts.push(`df <- df[!duplicated(${column(listing)}, fromLast = TRUE), ]`);
  if (points) {
    const { latitude, longitude } = points;
    const [y, x] = [literal(latitude), literal(longitude)];
    parts.push(`as_json <- function(x) {
  text <- if (is.logical(x)) tolower(as.character(x)) else if (is.numeric(x) && !inherits(x, "POSIXct")) {
    sprintf("%.15g", x)
  } else {
    plain <- gsub("[[:cntrl:]]", " ", as.character(x))
    paste0("\\"", gsub("([\\"\\\\\\\\])", "\\\\\\\\\\\\1", plain), "\\"")
  }
  ifelse(is.na(x), "null", text)
}
points <- df[!is.na(df[[${y}]]) & !is.na(df[[${x}]]), ]
others <- points[setdiff(names(points), c(${y}, ${x}))]
properties <- do.call(paste, c(
  unname(Map(function(name, x) paste0("\\"", name, "\\": ", as_json(x)), names(others), others)),
  sep = ", "
))
features <- sprintf(
  "{\\"type\\": \\"Feature\\", \\"geometry\\": {\\"type\\": \\"Point\\", \\"coordinates\\": [%.15g, %.15g]}, \\"properties\\": {%s}}",
  points[[${x}]], points[[${y}]], properties
)
output <- file(${literal(POINTS_FILE)}, "w", encoding = "UTF-8")
writeLines(c(
  "{\\"type\\": \\"FeatureCollection\\", \\"features\\": [",
  paste(features, collapse = ",\\n"),
  "]}"
), output)
close(output)`);
  }
  return parts;
}
