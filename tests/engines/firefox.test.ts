import { startFirefox } from '../support/engines/firefox';
import { engineTests } from '../support/engines/tests';

engineTests('firefox', () => startFirefox());
