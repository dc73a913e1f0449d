import { isSlashOff, onSlashChange, setSlashOff } from '@site/src/features/search/SearchBox/slash';
import Switch, { SwitchPlace } from '@site/src/lib/ui/Switch';
import { useState, useSyncExternalStore, type ReactNode } from 'react';

function SlashSwitch(): ReactNode {
  const off = useSyncExternalStore(onSlashChange, isSlashOff);
  const [stored, setStored] = useState<boolean | null>(null);
  return (
    <Switch
      checked={off}
      onChange={(checked) => setStored(setSlashOff(checked))}
      label="不要用單鍵開啟搜尋"
      state={off ? '目前：只有Ctrl+K或⌘K會開啟搜尋' : '目前：按斜線鍵也會開啟搜尋'}
      outcome={
        stored !== null &&
        (stored ? '記住了，只在這個瀏覽器有效。' : '沒有改成：這個瀏覽器不讓網站存放設定，沒辦法記住。')
      }
    />
  );
}

/** Switches off the single-key shortcut of the search. Without scripts only its space is reserved. */
export default function ShortcutSwitch(): ReactNode {
  return (
    <SwitchPlace without="這個瀏覽器沒有執行JavaScript，沒有快速鍵，不必設定。">
      <SlashSwitch />
    </SwitchPlace>
  );
}
