/** A column and its direction, in the words of `aria-sort`. */
export interface TableSort {
  by: string
  order: 'ascending' | 'descending'
}

/** The order after a press on a column heading: ascending first, then descending. */
export function nextSort(sort: TableSort | undefined, by: string): TableSort {
  const turns = sort?.by === by && sort.order === 'ascending'
  return { by, order: turns ? 'descending' : 'ascending' }
}
