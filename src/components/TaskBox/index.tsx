import { translate } from '@docusaurus/Translate';
import type { ComponentProps, ReactNode } from 'react';

/** The box of a task list in Markdown: cannot be changed, and says in words whether the task is done. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  if (props.type !== 'checkbox') return <input {...props} />;
  const label = props.checked
    ? translate({ id: 'task.done', message: '已完成', description: 'Ticked box of a task list' })
    : translate({ id: 'task.open', message: '未完成', description: 'Empty box of a task list' });
  return <input {...props} aria-label={label} />;
}
