import { PAGE_SIZE } from '@proverka/domain/orders'
import { Pagination } from '@proverka/ui/primitives'

export interface ListPagesProps {
  /** From 1. */
  readonly page: number
  readonly total: number
  readonly onChoose: (page: number) => void
  /** Names the row where a page has two. */
  readonly label?: string
}

/** Pages of a list that is one of several of its page: the address stays, the list turns. */
export function ListPages({ page, total, onChoose, label }: ListPagesProps) {
  return (
    <Pagination
      page={page}
      pageSize={PAGE_SIZE}
      total={total}
      {...(label && { label })}
      hrefOf={(number) => `?page=${number}`}
      onChoose={(number, event) => {
        event.preventDefault()
        onChoose(number)
      }}
    />
  )
}
