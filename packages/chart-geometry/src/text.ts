/** Estimated width of a text, in the unit of the font size: Chinese characters are square, others about half as wide. */
export function textWidth(text: string, fontSize: number): number {
  return [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x2e7f ? 1 : 0.58), 0) * fontSize;
}

/** Text in lines that fit a drawing; none begins with a sign that belongs to what stands before it. */
export function linesIn(text: string, width: number, fontSize: number): string[] {
  const lines: string[] = [];
  let line = '';
  // Numbers and addresses stay in one line.
  for (const sign of text.match(/[\w.,:/%-]+|./gu) ?? []) {
    if (line !== '' && textWidth(line + sign, fontSize) > width && !'，。、；：」）'.includes(sign)) {
      lines.push(line);
      line = '';
    }
    line += sign;
  }
  return [...lines, line];
}
