/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/Navbar
 * Kind: ejected, rewritten
 * Why: Own header: name, the sections, search, colour mode and the strip of months. The original's drawer, dropdowns and Infima classes are not used.
 */
import EnglishFrame, { useEnglish } from '@english-frame';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import { ColorModeButton } from '@site/src/shell/Frame';
import Logo from '@site/src/shell/Logo';
import MonthRuler from '@site/src/features/coverage/MonthRuler';
import SearchBox from '@site/src/features/search/SearchBox';
import { ENGLISH_PAGES } from '@site/src/lib/addresses/english';
import { filePage } from '@site/src/lib/addresses/pages';
import { parseGranularity } from 'rental-data';
import { SECTIONS, findSection } from '@site/src/lib/addresses/names';
import { toPath, matchParameters } from 'html-first/client';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function Navbar(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const home = useBaseUrl('/');
  const english = useBaseUrl(ENGLISH_PAGES.home);
  const isEnglish = useEnglish();
  // 404.html is prerendered once for all unknown addresses, so the first render in the browser must equal it.
  const found = useRouteContext().plugin.name !== 'native';
  const path = found ? toPath(pathname, home) : null;
  const section = path === null ? undefined : findSection(path);
  const [named = ''] = (path !== null && matchParameters(filePage.pattern, path)) || [];
  const period = parseGranularity(named) && named;
  return (
    <>
      {/* the theme's contents list measures the element with this class */}
      <header className={`navbar ${styles.top}`}>
        <div className={`wrap ${styles.row}`}>
          {isEnglish ? (
            <EnglishFrame part="brand" styles={styles}>
              <Logo />
            </EnglishFrame>
          ) : (
            <Link className={styles.brand ?? ''} to={home}>
              <Logo />
              <span>{siteConfig.title}</span>
            </Link>
          )}
          <div className={styles.tools}>
            {isEnglish ? (
              <EnglishFrame part="tools" styles={styles} />
            ) : (
              <>
                <SearchBox />
                {/* The browser loads it: it is another document. */}
                <a className={styles.language} href={english} hrefLang="en" lang="en">
                  En<span>glish</span>
                </a>
              </>
            )}
            <ColorModeButton />
          </div>
          {isEnglish ? (
            <EnglishFrame part="nav" styles={styles} />
          ) : (
            <nav
              className={styles.nav}
              aria-label={translate({ id: 'theme.NavBar.navAriaLabel' })}
              data-frame
            >
              {SECTIONS.map((page) => (
                <Link
                  key={page.to}
                  to={page.to}
                  aria-current={
                    page === section ? (page.to === path ? ('page' as const) : ('true' as const)) : undefined
                  }
                >
                  {page.name}
                  {page.plainly !== undefined && <small>{page.plainly}</small>}
                </Link>
              ))}
            </nav>
          )}
        </div>
      </header>
      <MonthRuler period={period} />
    </>
  );
}
