import { type Access, type CitationFormat, type Reference, toBibtex, toCslJson, toRis } from 'rental-data';

const WITH_DAY: Partial<Record<CitationFormat, (reference: Reference, access: Required<Access>) => string>> =
  { bib: toBibtex, ris: toRis, 'csl.json': toCslJson };

/** A citation as its file has it, and with the day of access where the format has a place for it. @throws Error for no file */
export async function textIn(
  format: CitationFormat,
  reference: Reference,
  accessed: string,
  address: string,
): Promise<string> {
  const write = WITH_DAY[format];
  if (write) return write(reference, { accessed });
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}
