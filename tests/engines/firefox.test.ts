import { startFirefox } from '../support/engines/firefox';
import { ACTIONS, engineTests, PAGES } from '../support/engines/tests';

engineTests('firefox', () => startFirefox(), [...PAGES, ...ACTIONS]);
