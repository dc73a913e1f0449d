import { ownCatalogue } from 'rental-data/own';
import { answerWords, defaultChoice, listPrograms, select } from 'rental-data/selection';

const catalogue = await ownCatalogue();
const choice = { ...defaultChoice(catalogue), from: 2021, to: 2021, columns: ['月租金', '坪數'] };
const selection = select(catalogue, choice);
console.log(answerWords(selection));
console.log(
  listPrograms(catalogue, selection, 'https://example.org')
    .map(({ file }) => file)
    .join(' '),
);
