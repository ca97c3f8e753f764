import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findHouse } from '../../services/market/find-house.ts'

export const getReformaInfo =
  (context: AppContext): Handlers['advertsData']['getReformaInfo'] =>
  async ({ query }) => {
    const { address, year, floors, material } = await findHouse(context, query.address)
    return { address, year, floors, material }
  }
