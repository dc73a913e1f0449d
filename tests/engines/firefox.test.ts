import { startFirefox } from '../support/engines/firefox';
import { chooseActions, engineTests, PAGES } from '../support/engines/tests';

engineTests('firefox', () => startFirefox(), [...PAGES, ...chooseActions('firefox')]);
