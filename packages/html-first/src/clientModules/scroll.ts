import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { getAction } from '../browser/history';
import { startScroll } from '../navigation/scroll';

const scroll = ExecutionEnvironment.canUseDOM ? startScroll(getAction) : null;

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation) scroll?.leave(location);
    return undefined;
  },
  onRouteDidUpdate({ location }) {
    scroll?.arrive(location);
  },
};

export default clientModule;
