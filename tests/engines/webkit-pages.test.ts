import { engineTests, PAGES } from '../support/engines/tests';
import { startWebKit } from '../support/engines/webkit';

engineTests('webkit', startWebKit, PAGES);
