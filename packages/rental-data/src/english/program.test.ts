import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inPython, PYTHON } from '../../tests/support/snippets/python';
import { executed, inFolder, lastJson } from '../../tests/support/snippets/run';
import { englishProgram } from './program';

describe.runIf(PYTHON)(executed('pandas', PYTHON !== undefined), () => {
  it('the first program gives the median rent of each county, and leaves out rents that are missing', async () => {
    const program = englishProgram('2024-03').replace(/^(df\.groupby.*\(\)).*$/m, 'print($1.to_json())');
    const medians = await inFolder(async (folder) => {
      mkdirSync(path.join(folder, 'tw-rental-data'));
      writeFileSync(
        path.join(folder, 'tw-rental-data', '202403-raw.csv'),
        '物件編號,縣市,月租金\n001,1,8000\n002,1,9000\n003,1,-\n004,3,5000\n',
      );
      return lastJson(await inPython(folder, program));
    });
    expect(medians).toEqual({ 1: 8500, 3: 5000 });
  });
});
