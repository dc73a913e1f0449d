/** A first program that reads a file. Pure. */

/** Python that reads the raw CSV of a month, unpacked, and computes the median rent of each county. @param period a month, such as 2024-03 */
export const englishProgram = (period: string): string =>
  `import pandas as pd
df = pd.read_csv("tw-rental-data/${period.replace('-', '')}-raw.csv",
                 na_values="-", keep_default_na=False,
                 dtype={"物件編號": "string"})
df.groupby("縣市")["月租金"].median()  # county code, monthly rent`;
