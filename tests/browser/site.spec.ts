import { filePage } from '../../src/domain/addresses/pages';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { formatCount } from '../../src/domain/format';
import { expect, hydrated, test } from '../support/test';

const catalogue = loadCatalogue(process.cwd());

test.describe('download page', () => {
  test('shows every published file once, with the catalogue’s figures', async ({ page }) => {
    const { releases } = await catalogue;
    await page.goto('/download/');
    const section = page.locator('details[id^="y"]');
    const hrefs = await section
      .locator('a[href*="TW-Rental-Data.zip"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const urls = releases.flatMap((r) => r.sets.flatMap((s) => s.files.map((f) => f.url)));
    expect(hrefs.sort()).toEqual(urls.sort());
    for (const release of releases) {
      const row = page.locator(`[id="${release.period}"]`);
      const text = await row.evaluate((element) => {
        // A period spans the rows of its variants.
        const rows = [element.closest('tr'), element.closest('tr')?.nextElementSibling];
        return element.closest('tr')
          ? rows.map((r) => r?.textContent ?? '').join(' ')
          : (element.textContent ?? '');
      });
      for (const set of release.sets) expect(text, release.period).toContain(formatCount(set.rows));
      expect(text, release.period).toContain(release.version);
    }
  });

  test('a link to a period inside a closed year opens the year', async ({ page }) => {
    await page.goto('/download/#2019-03');
    await expect(page.locator('[id="2019-03"]')).toBeVisible();
    await page.goto('/download/');
    await hydrated(page);
    // The map is the index of this page.
    await page.locator('table a[href$="#2021-08"]').first().click();
    await expect(page).toHaveURL(/\/download\/#2021-08$/);
    await expect(page.locator('[id="2021-08"]')).toBeVisible();
    await expect(page.locator('[id="2021-08"]')).toBeInViewport();
  });

  test('gives the year’s table as JSON and the list of addresses', async ({ page, request }) => {
    const { releases } = await catalogue;
    await page.goto('/download/');
    const links = await page
      .locator('a[href^="/download/"][href$=".json"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    const years = [...new Set(releases.map((r) => r.year))];
    expect(links.sort()).toEqual(years.map((year) => `/download/${year}.json`).sort());
    let files = 0;
    for (const link of links) {
      const json = (await (await request.get(link)).json()) as {
        year: number;
        sets: { period: string; rows: number; files: unknown[] }[];
      };
      const expected = releases.filter((r) => r.year === json.year).flatMap((r) => r.sets);
      expect(json.sets.map((s) => [s.period, s.rows])).toEqual(expected.map((s) => [s.period, s.rows]));
      files += json.sets.reduce((sum, s) => sum + s.files.length, 0);
    }
    const list = (await (await request.get('/download/urls.txt')).text()).trim().split('\n');
    expect(list).toHaveLength(files);
  });
});

test.describe('home page', () => {
  test('shows the newest set of each kind', async ({ page }) => {
    const { releases } = await catalogue;
    await page.goto('/');
    for (const granularity of ['annual', 'quarterly', 'monthly']) {
      const newest = releases.filter((r) => r.granularity === granularity).at(-1);
      const card = page
        .locator('article')
        .filter({ has: page.locator(`h3 a[href="/download/${newest?.period}/raw/"]`) })
        .first();
      for (const set of newest?.sets ?? []) await expect(card).toContainText(formatCount(set.rows));
    }
  });

  test('the coverage map links every published period to its page', async ({ page }) => {
    const { releases } = await catalogue;
    const linksOn = async (path: string) => {
      await page.goto(path);
      const links = page.getByRole('table', { name: '收錄圖' }).getByRole('link');
      return (await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))).sort();
    };
    const pages = releases.map((r) => filePage(r.period, 'raw')).sort();
    // There it is the index of the page itself.
    expect(await linksOn('/download/')).toEqual(releases.map((r) => `/download/#${r.period}`).sort());
    expect(await linksOn('/')).toEqual(pages);
    const map = page.locator('table').first();
    for (const name of await map
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('aria-label') ?? ''))) {
      expect(name).toMatch(/列/);
    }
  });

  test('cells of the map are large enough to touch at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/');
    const small = await page
      .locator('table')
      .first()
      .locator('a')
      .evaluateAll(
        (all) =>
          all.map((a) => a.getBoundingClientRect()).filter((box) => box.width < 24 || box.height < 24).length,
      );
    expect(small).toBe(0);
  });

  test('the three newest posts stand on it', async ({ page }) => {
    await page.goto('/blog/');
    const newest = await page
      .locator('main article h2 a')
      .evaluateAll((all) => all.slice(0, 3).map((a) => a.textContent));
    await page.goto('/');
    const shown = await page
      .locator('main a[href^="/blog/post/"]')
      .evaluateAll((all) => all.map((a) => a.textContent));
    for (const title of newest) expect(shown).toContain(title);
  });
});

test.describe('dataset versions', () => {
  for (const version of ['0.0', '0.1', '0.2', '0.3']) {
    test(`${version} shows exactly its columns`, async ({ page }) => {
      const { columns, versions } = await catalogue;
      const own = versions.find((v) => v.version === version);
      await page.goto(`/about-data-set/${version}/`);
      const anchors = await page.locator('[id^="c-"]').evaluateAll((all) => all.map((e) => e.id));
      const expected = columns
        .filter((c) => c.since <= version && (!c.until || c.until >= version))
        .filter((c) => c.variants.some((v) => own?.variants.includes(v)))
        .map((c) => `c-${c.key ?? c.header}`);
      expect([...anchors].sort()).toEqual([...new Set(expected)].sort());
      expect(new Set(anchors).size).toBe(anchors.length);
    });
  }

  test('0.0 has no lister code, no de-duplication and 0/1 booleans', async ({ page }) => {
    await page.goto('/about-data-set/0.0/');
    await expect(page.locator('[id="c-author"]')).toHaveCount(0);
    await expect(page.locator('[id="dwelling-filter"]')).toHaveCount(0);
    await expect(page.locator('main')).toContainText('0／1');
  });

  test('old versions carry a notice that leads to the newest, the newest does not', async ({ page }) => {
    for (const version of ['0.0', '0.1', '0.2']) {
      await page.goto(`/about-data-set/${version}/`);
      await expect(page.locator('article').getByText('已經不用這個格式').locator('a')).toHaveAttribute(
        'href',
        '/about-data-set/0.3/',
      );
    }
    await page.goto('/about-data-set/0.3/');
    await expect(page.locator('article').getByText('已經不用這個格式')).toHaveCount(0);
  });

  test('headings have anchors and the contents list leads to them', async ({ page }) => {
    await page.goto('/about-data-set/0.3/');
    await hydrated(page);
    const toc = page.getByRole('navigation', { name: '本頁目次' });
    await toc.getByRole('link', { name: '編碼表' }).click();
    await expect(page).toHaveURL(/#code-tables$/);
    await expect(page.locator('#code-tables')).toBeInViewport();
  });
});

test.describe('blog', () => {
  test('a tag page lists its posts newest first and links the other tags', async ({ page }) => {
    await page.goto('/blog/tag/資料品質/');
    const dates = await page
      .locator('main article time')
      .evaluateAll((all) => all.map((t) => t.getAttribute('datetime') ?? ''));
    expect(dates).toHaveLength(15);
    expect(dates).toEqual([...dates].sort().reverse());
    const others = await page.locator('main section a[href^="/blog/tag/"]').evaluateAll((all) => all.length);
    expect(others).toBe(4);
  });

  test('the tag about AI covers stands in the index of tags and at no post, whose covers are drawn', async ({
    page,
  }) => {
    const ai = page.locator('main').getByRole('link', { name: '封面圖片使用 AI 生成', exact: true });
    await page.goto('/blog/tag/');
    await expect(ai).toHaveCount(1);
    for (const path of ['/blog/', '/blog/post/', '/blog/post/2026-aug-restart/', '/blog/tag/資料品質/']) {
      await page.goto(path);
      await expect(ai).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText('封面圖片使用 AI 生成');
    }
  });

  test('a date that looks wrong is said to be the original’s, in lists and at the post', async ({ page }) => {
    for (const path of ['/blog/', '/blog/post/', '/blog/tag/資料品質/', '/blog/post/data-issue-2021-00/']) {
      await page.goto(path);
      await expect(page.locator('main').getByText('（日期照原公告）').first()).toBeVisible();
    }
  });

  test('KaTeX’s styles load on pages with formulas only, and without scripts', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const sheets = () =>
      page.evaluate(
        () =>
          [...document.styleSheets].filter((sheet) =>
            [...sheet.cssRules].some((rule) => rule.cssText.includes('KaTeX_Main')),
          ).length,
      );
    await page.goto('/blog/post/2021-annual-data/');
    expect(await sheets()).toBe(1);
    const family = await page
      .locator('.katex')
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
    expect(family).toContain('KaTeX');
    await page.goto('/blog/post/2025-oct-release/');
    expect(await sheets()).toBe(0);
    await context.close();
  });

  test('every post leads to its original notice', async ({ page }) => {
    for (const slug of ['2019-anniversary', '2026-sep-new-architecture']) {
      await page.goto(`/blog/post/${slug}/`);
      await expect(page.locator(`a[href="https://rentalhouse.g0v.ddio.io/blog/post/${slug}/"]`)).toHaveCount(
        1,
      );
    }
  });
});

test('two layouts with their own footers', async ({ page }) => {
  await page.goto('/download/');
  await expect(page.locator('footer[data-layout="default"]')).toContainText('CC0 1.0');
  await page.goto('/blog/post/resurrection/');
  await expect(page.locator('footer[data-layout="blog"]')).toContainText('CC BY 4.0');
});

test('everything is readable and downloadable without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/download/');
  const { releases } = await catalogue;
  const links = await page.locator('details a[href*="TW-Rental-Data.zip"]').count();
  expect(links).toBe(releases.flatMap((r) => r.sets.flatMap((s) => s.files)).length);
  const year = page.locator('details#y2019');
  await expect(year.locator('[id="2019-03"]')).toBeHidden();
  await year.locator('summary').first().click();
  await expect(year.locator('[id="2019-03"]')).toBeVisible();
  await context.close();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`colour mode ${scheme} follows the system, with and without scripts, and can be switched`, async ({
    browser,
    baseURL,
  }) => {
    const paper = { light: 'rgb(247, 244, 236)', dark: 'rgb(20, 24, 21)' };
    const other = scheme === 'light' ? 'dark' : 'light';
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({
        colorScheme: scheme,
        javaScriptEnabled,
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.locator('body')).toHaveCSS('background-color', paper[scheme]);
      if (javaScriptEnabled) {
        await hydrated(page);
        await page.getByRole('button', { name: scheme === 'light' ? '改用深色' : '改用淺色' }).click();
        await expect(page.locator('body')).toHaveCSS('background-color', paper[other]);
      }
      await context.close();
    }
  });
}
