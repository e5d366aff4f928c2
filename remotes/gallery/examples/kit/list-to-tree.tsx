import { type ReactElement, useState } from 'react';
import { listToTree, type TreeNode } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

type Grade = { id: number; parentId?: number };

const grades: readonly Grade[] = [{ id: 1 }, { id: 2 }, { id: 11, parentId: 1 }, { id: 12, parentId: 1 }];

/** A flat list below its parents; `expend` says whether the children of an item are shown. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isExpanded, setExpanded] = useState(false);
  const show = ({ id, level, expend, children }: TreeNode<Grade>): ReactElement => (
    <li key={id}>
      {t('gallery.tree.item', { number: id, level })}
      {expend && children.length > 0 ? (
        <ul style={{ paddingInlineStart: '1.5rem' }}>{children.map(show)}</ul>
      ) : null}
    </li>
  );
  return (
    <>
      <Button variant="outline" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
        {t('gallery.tree.expand')}
      </Button>
      <ul aria-label={t('gallery.list.title')}>{listToTree(grades, () => isExpanded).map(show)}</ul>
    </>
  );
}
