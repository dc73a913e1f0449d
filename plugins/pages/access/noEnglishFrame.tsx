/** Browsers keep what stands around a page in English as it was served: its words and styles are in nothing that other pages load. */
export const useEnglish = (): boolean => false;

export default function EnglishFrame(): null {
  return null;
}
