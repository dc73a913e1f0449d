import { engineTests } from '../support/engines/tests';
import { startWebKit } from '../support/engines/webkit';

engineTests('webkit', startWebKit);
