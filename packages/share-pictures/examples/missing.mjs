import { labelled, openPainter } from 'share-pictures';

const { measure, paint } = await openPainter('.cache/pictures');
console.log(measure('租屋', false), measure('Ag', true) > measure('Ag', false));
const house = labelled({ text: '租屋🏠', x: 72, y: 200, size: 80, colour: '#1d2b27' });
try {
  await paint([{ name: '/house/', ...house }], () => {});
} catch (error) {
  console.log(error instanceof Error && error.message);
}
