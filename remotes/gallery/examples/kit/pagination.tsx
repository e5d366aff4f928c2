import { type ReactElement, useState } from 'react';
import { Pagination } from 'shell/kit';

/** Previous, next and where one is. */
export function Example(): ReactElement {
  const [page, setPage] = useState(2);
  return <Pagination page={page} pages={5} total={93} onPageChange={setPage} />;
}
