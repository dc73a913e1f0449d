import { expect, it } from 'vitest';
import { changed } from '../../../tests/support/changedPage';
import { addSharePicture } from './sharePicture';

const withPicture = (data: string) =>
  changed(
    `<html><head><script type="application/ld+json">${data}</script></head><main></main></html>`,
    (page) => {
      addSharePicture(page, { url: 'https://kettle.example/a.png', width: 1200, height: 630, alt: 'A & b' });
    },
  );
const POST = '{"@type":"BlogPosting","name":"a"}';

it('a picture stands in the head, and in the structured data of a post', () => {
  const page = withPicture(POST);
  expect(page).toContain(
    '<meta data-rh="true" property="og:image" content="https://kettle.example/a.png"><meta data-rh="true" property="og:image:width" content="1200"><meta data-rh="true" property="og:image:height" content="630"><meta data-rh="true" property="og:image:alt" content="A &amp; b"></head>',
  );
  expect(page).toContain(
    '{"@type":"BlogPosting","image":{"@type":"ImageObject","url":"https://kettle.example/a.png","width":1200,"height":630},"name":"a"}',
  );
});

it('a list of posts has no picture in its structured data', () => {
  expect(withPicture(`[${POST},${POST}]`)).toContain(`[${POST},${POST}]`);
});
