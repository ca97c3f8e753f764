import { contract } from '@proverka/api/contract'
import type { Prepare } from './repeat-case.ts'
import { client, DEAL } from './repeat-samples.ts'

/** Calls that change a deal. */
export const DEAL_REPEATS = {
  'deals.addDealDocument': async (server) => {
    const { visitor } = await client(server)
    const { data } = await visitor.call(contract.deals.createDeal, { body: DEAL })
    const body = (name: string) => ({
      body: { deal_id: data.deal_id, file: new File(['%PDF-1.7 проект'], name) },
    })
    return { by: visitor, input: body('Договор.pdf'), other: body('Акт.pdf') }
  },
  'deals.bringDealPaper': async (server) => {
    const { visitor } = await client(server)
    const { data: deal } = await visitor.call(contract.deals.createDeal, { body: DEAL })
    const params = { id: deal.deal_id }
    const bearer = 'Продавец'
    const need = async (title: string) => {
      const body = { title, bearer, due_on: '' }
      return (await visitor.call(contract.deals.addDealNeed, { params, body })).data.need_id
    }
    const [one, two] = [await need('Согласие супруга'), await need('Выписка из домовой книги')]
    const { data: link } = await visitor.call(contract.deals.createDealLink, {
      params,
      body: { bearer, days: 7 },
    })
    const token = link.path.split('#')[1] ?? ''
    const input = (need_id: string) => ({
      body: { token, need_id, file: new File(['%PDF-1.7 проект'], 'Документ.pdf') },
    })
    return { by: server.visit(), input: input(one), other: input(two) }
  },
  'deals.addDealNeed': async (server) => {
    const { visitor } = await client(server)
    const { data } = await visitor.call(contract.deals.createDeal, { body: DEAL })
    const input = (title: string) => ({
      params: { id: data.deal_id },
      body: { title, bearer: 'Продавец', due_on: '' },
    })
    return { by: visitor, input: input('Согласие супруга'), other: input('Выписка из домовой книги') }
  },
  'deals.createDeal': async (server) => {
    const { visitor } = await client(server)
    return { by: visitor, input: { body: DEAL }, other: { body: { ...DEAL, price: 1 } } }
  },
} satisfies Readonly<Record<string, Prepare>>
