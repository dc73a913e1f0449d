/**
 * What a reader keeps of a page of which something breaks. The page stands in a frame: the one around it, which the drivers
 * need and which reads it, has functions of its own that nobody breaks. The server breaks what breaks.
 */
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPagesServer } from '../../../scripts/lib/pages-server.mjs';
import { ask } from '../changedServer';
import { isFull } from 'rental-data/testing/full';
import {
  givenUpAfter,
  linkSelectors,
  lossInWords,
  readTexts,
  recording,
  spotName,
  SPOTS,
  type Loss,
  type Spot,
  type Texts,
} from '../survival/cases';
import {
  BROKEN,
  casesAt,
  cutBody,
  visitOn,
  type Case,
  type Fault,
  type Stage,
  type Visit,
} from '../survival/visit';
import type { Tour } from './tour';
import type { Plain, Visitor } from './visitor';

/** Into how many tests the cases are divided. */
const PARTS = 12;

/** Where the page around the visited one stands. */
const AROUND = '/__around__/';

declare global {
  interface Window {
    /** of the page around */
    stage?: ReturnType<typeof makeStage>;
    /** of the visited page: breaks what breaks only when a link is pressed */
    __breakLate?: () => void;
  }
}

/** Reads and moves the page in the frame. Runs in the page around it, and calls functions of that one only. */
function makeStage(read: typeof readTexts) {
  const query: Document['querySelectorAll'] = Reflect.get(Document.prototype, 'querySelectorAll');
  let frame: HTMLIFrameElement | undefined;
  // Each visit begins anew.
  sessionStorage.clear();
  localStorage.clear();
  const inside = () => {
    const page = frame?.contentDocument;
    return page && page.URL !== 'about:blank' ? page : null;
  };
  const point = (target: EventTarget | null) =>
    target &&
    EventTarget.prototype.dispatchEvent.call(target, new PointerEvent('pointerover', { bubbles: true }));
  return {
    open(address: string) {
      frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
    },
    isIdle: async () => {
      if (!inside() || inside()?.readyState === 'loading') return false;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve));
      return true;
    },
    has: (selector: string) => {
      const page = inside();
      return page !== null && query.call(page, selector).length > 0;
    },
    pathname: () => (inside() ? frame?.contentWindow?.location.pathname : undefined),
    texts() {
      const page = inside();
      return page?.body ? read((selector) => query.call(page, selector)[0] ?? null) : undefined;
    },
    point: () => {
      point(inside());
    },
    scrollDown() {
      const page = inside();
      const root = page?.documentElement;
      if (root) root.scrollTop = root.scrollHeight;
    },
    breakLate() {
      const page = frame?.contentWindow;
      if (!page) return;
      page.__pressed = true;
      try {
        page.__breakLate?.();
      } catch {
        // It may find less than it wants to break.
      }
    },
    press(selectors: string) {
      const page = inside();
      if (!page) return false;
      const links = [...query.call(page, selectors)] as HTMLElement[];
      const link = links.find((one) => Element.prototype.getClientRects.call(one).length > 0);
      if (!link) return true;
      point(link);
      HTMLElement.prototype.click.call(link);
      return true;
    },
    reads() {
      const reads = frame?.contentWindow?.__reads;
      return reads && { first: Object.keys(reads.first), late: Object.keys(reads.late) };
    },
  };
}

/** Serves build/ so that pages break as they are told. No browser may keep anything of it. */
async function serveBroken() {
  const pages = createPagesServer({ root: 'build' });
  const inner = await pages.listen();
  /** of the visit under way */
  let now: { fault: Fault; asked: string[]; pending: number } = { fault: {}, asked: [], pending: 0 };

  const around = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>
    html, body, iframe { margin: 0; border: 0; width: 100%; height: 100%; display: block }</style>
    <body><script>window.stage = (${makeStage.toString()})(${readTexts.toString()})</script>`;
  const broken = (html: string, { script = '', late = '' }: Fault): string =>
    html.replace('<head>', () => `<head><script>window.__breakLate = () => { ${late} };${script}</script>`);

  async function answer(address: string, visit: typeof now, response: http.ServerResponse): Promise<void> {
    const write = (content: Buffer | string, type = '', status = 200) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
    if (address === AROUND) return void write(around, 'text/html');
    // A worker would answer in the place of this server.
    if (address === '/sw.js') return void write('', 'text/plain', 404);
    visit.asked.push(address);
    const { file } = visit.fault;
    const how = file?.address === address ? file.how : null;
    if (how === 'hanging') {
      const after = givenUpAfter(address);
      if (after === null) return;
      visit.pending++;
      setTimeout(() => response.destroy(), after);
    } else visit.pending++;
    response.once('close', () => visit.pending--);
    if (how === 'hanging') return;
    const { status, headers, body } = await ask(inner.url, address, {});
    if (headers.location !== undefined) {
      response.writeHead(status, { location: headers.location }).end();
      return;
    }
    const type = headers['content-type'] ?? '';
    const other = how && BROKEN[how];
    if (!other)
      write(type.startsWith('text/html') ? broken(body.toString(), visit.fault) : body, type, status);
    else if ('body' in other) write(other.body, other.contentType, other.status);
    else write(cutBody(body, other.part), type, status);
  }

  const server = http.createServer(({ url: address = '/' }, response) => {
    answer(address, now, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;

  return {
    url: url + AROUND,
    /** Begins another visit. */
    begin(fault: Fault): Pick<Stage, 'asked' | 'pending'> {
      const visit = { fault, asked: [], pending: 0 };
      now = visit;
      return { asked: visit.asked, pending: () => visit.pending };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pages.close();
    },
  };
}

type Site = Awaited<ReturnType<typeof serveBroken>>;

async function visit(site: Site, visitor: Visitor, spot: Spot, fault: Fault, usual?: Loss): Promise<Visit> {
  const tell = async <T>(what: keyof ReturnType<typeof makeStage>, ...args: Plain[]) => {
    const answer: unknown = await visitor.run(
      (name, values) => Reflect.apply(window.stage?.[name as 'open'] as () => unknown, null, values),
      what,
      args,
    );
    return (answer ?? undefined) as T | undefined;
  };
  await visitor.goto(site.url);
  const requests = site.begin(fault);
  return visitOn(
    {
      ...requests,
      open: (address) => tell('open', address),
      isIdle: () => tell('isIdle'),
      has: (selector) => tell('has', selector),
      pathname: () => tell('pathname'),
      texts: () => tell<Texts>('texts'),
      point: () => tell('point'),
      scrollDown: () => tell('scrollDown'),
      breakLate: () => tell('breakLate'),
      press: async ({ ...link }) => (await tell<boolean>('press', linkSelectors(link))) ?? false,
      reads: () => tell('reads'),
    },
    spot,
    fault,
    usual,
  );
}

export function survival(tour: () => Tour): void {
  // More than a thousand cases: every day, and by npm test -- --full.
  describe.runIf(isFull)('where something breaks', () => {
    let site: Site;
    const usual = new Map<Spot, Visit>();

    beforeAll(async () => {
      site = await serveBroken();
      const { visitor } = tour();
      await visitor.resize(1280, 800);
      for (const spot of SPOTS) {
        const found = await visit(site, visitor, spot, { script: recording() });
        expect(found.after, spotName(spot)).not.toBeNull();
        usual.set(spot, found);
      }
    });
    afterAll(async () => {
      await tour().visitor.goto('about:blank');
      await site.close();
    });

    const lossAt = async ({ name, spot, fault }: Case): Promise<string> => {
      const known = usual.get(spot);
      if (!known) throw new Error(`Nobody has been at ${spotName(spot)}`);
      return lossInWords(spot, name, await visit(site, tour().visitor, spot, fault, known), known);
    };

    it('a paragraph that disappears is missed', async () => {
      const late = `document.querySelector('main p').textContent = ''`;
      expect(await lossAt({ name: 'planted', spot: SPOTS[0] as Spot, fault: { late } })).toMatch(
        /texts gone/,
      );
    });

    it.for(
      (['functions', 'files'] as const).flatMap((kind) =>
        Array.from({ length: PARTS }, (_, part) => [kind, part] as const),
      ),
    )('broken %s take nothing away, %d', async ([kind, part], { annotate }) => {
      const all = casesAt(usual);
      expect(all.functions.length).toBeGreaterThan(150);
      const losses: string[] = [];
      for (const one of all[kind].filter((_, index) => index % PARTS === part))
        losses.push(await lossAt(one));
      const lost = losses.filter(Boolean);
      await annotate(`${losses.length} of ${all[kind].length} tried, ${lost.length} lost`, 'cases');
      expect(lost).toEqual([]);
    });
  });
}
