import { startWebKit } from '../support/engines/webkit';
import { engineTests } from '../support/engines/tests';

engineTests('webkit', startWebKit);
