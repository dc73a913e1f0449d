import type { ComponentProps, ReactNode } from 'react';

/** The box of a task list in Markdown: cannot be changed, and says in words whether the task is done. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  if (props.type !== 'checkbox') return <input {...props} />;
  const label = props.checked ? '已完成' : '未完成';
  return <input {...props} aria-label={label} />;
}
