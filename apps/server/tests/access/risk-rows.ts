import { contract } from '@proverka/api/contract'
import { CLEAN, ownersOf, riskItem } from '../setup/risk-order.ts'
import { onePerUser } from './made-things.ts'
import { ADMIN, OWN, SIGNED_IN } from './row.ts'
import type { Caller, Rows } from './row.ts'
import type { World } from './world.ts'

const VERSIONS = ['V1', 'V2.0', 'V2.1', 'V2.2'] as const
type Version = (typeof VERSIONS)[number]

export function riskRows(world: World): Rows {
  const { owner } = world.callers
  /** Reports of four versions, each for calls that leave the others alone; they are made while other calls are tried. */
  const items = new Map(VERSIONS.map((version) => [version, riskItem(owner, version)]))
  for (const item of items.values()) item.catch(() => {})
  const itemOf = async (version: Version) => (await items.get(version))?.id ?? ''
  const newOwner = async (version: Version) => ({
    body: { order_item_id: await itemOf(version), owner: CLEAN },
  })
  const added = async (version: Version): Promise<string> => {
    const call = version === 'V1' ? contract.risk.addOwner : contract.risk.addOwnerV2
    return (await owner.call(call, await newOwner(version))).data.id
  }
  const removable = (version: Version) => {
    const idFor = onePerUser(() => added(version))
    return async (by: Caller) => ({ query: { id: await idFor(by) } })
  }
  const subject = async (version: Version) => (await ownersOf(owner, await itemOf(version)))[0]?.id
  const report = async () => ({ params: { id: await itemOf('V2.1') } })
  const conclusion = async () => {
    const body = { order_item_id: await itemOf('V2.1'), text: 'Проверить паспорт' }
    return (await owner.call(contract.risk.addConclusion, { body })).data.conclusion_id ?? ''
  }
  return {
    'risk.addOwner': { statuses: OWN, input: () => newOwner('V1') },
    'risk.updateOwner': {
      statuses: OWN,
      input: async () => ({ body: { id: await subject('V1'), owner: CLEAN } }),
    },
    'risk.removeOwner': { statuses: OWN, input: removable('V1') },
    'risk.addOwnerV2': { statuses: OWN, input: () => newOwner('V2.1') },
    'risk.updateOwnerV2': {
      statuses: OWN,
      input: async () => ({ body: { id: await subject('V2.1'), owner: CLEAN } }),
    },
    'risk.removeOwnerV2': { statuses: OWN, input: removable('V2.1') },
    'risk.restartTask': { statuses: OWN, input: (by) => ({ body: { task_id: world.tasksOf[by] } }) },
    'risk.getRiskReport': { statuses: OWN, input: async () => ({ ...(await report()), headers: {} }) },
    'risk.saveSurvey': {
      statuses: OWN,
      input: async () => ({ body: { order_item_id: await itemOf('V2.1'), answers: { цель: 'покупка' } } }),
    },
    'risk.updateStatement': {
      statuses: OWN,
      input: async () => ({
        body: { order_item_id: await itemOf('V2.1'), statement: { key: 'seller', text: 'Долгов нет' } },
      }),
    },
    'risk.addConclusion': {
      statuses: OWN,
      input: async () => ({ body: { order_item_id: await itemOf('V2.1'), text: 'Проверить паспорт' } }),
    },
    'risk.removeConclusion': {
      statuses: OWN,
      input: async () => ({ query: { conclusion_id: await conclusion() } }),
    },
    'risk.finishReport': { statuses: OWN, input: async () => ({ params: { id: await itemOf('V2.0') } }) },
    'risk.listRiskReports': { statuses: ADMIN, input: () => ({ query: {} }) },
    'risk.getAnyRiskReport': { statuses: ADMIN, input: report },
    'risk.updateAnyRiskReport': {
      statuses: ADMIN,
      input: async () => ({ ...(await report()), body: { global_data: { отметка: 'проверен' } } }),
    },
    'risk.removeAnyRiskReport': {
      statuses: ADMIN,
      input: async () => ({ params: { id: await itemOf('V2.2') } }),
    },
    'risk.listTasks': {
      statuses: SIGNED_IN,
      input: () => ({ body: { order_item_ids: [world.report] } }),
      finds: { by: ['owner', 'admin'], isIn: (data) => (data as unknown[]).length > 0 },
    },
  }
}
