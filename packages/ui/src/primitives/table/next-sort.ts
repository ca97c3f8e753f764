/** A column and its direction, in the words of `aria-sort`. */
export interface TableSort {
  by: string
  order: 'ascending' | 'descending'
}

/** What a press on the head of a column asks for: ascending first, then the other way round. */
export function nextSort(sort: TableSort | undefined, by: string): TableSort {
  const turns = sort?.by === by && sort.order === 'ascending'
  return { by, order: turns ? 'descending' : 'ascending' }
}
