import { contract } from '@proverka/api/contract'
import { giveBonus, giveEarned } from '../setup/money.ts'
import { ADMIN, OPEN, OWN, SIGNED_IN } from './row.ts'
import type { Rows } from './row.ts'
import { userIdOf, type World } from './world.ts'

const form = { name: 'ООО «Кленовый лист»', inn: '0000000018', kpp: '000001001', address: 'г. Образцовск' }

/** One that is for sale, and its roubles. */
const TARIFF = { id: 2, price: 490 }

/** Payers, tariffs, the API token, the partner's figures. */
export const accountRows = (world: World): Rows => {
  const ownPayer = async () =>
    (await world.callers.owner.call(contract.payers.addPayer, { body: form })).data.payer_id
  const ownerId = () => userIdOf(world.callers.owner)
  return {
    'payers.addPayer': { statuses: SIGNED_IN, input: () => ({ body: form }) },
    'payers.listPayers': {
      statuses: OWN,
      input: async () => ({ query: { target_person_id: await ownerId() } }),
    },
    'payers.getPayer': { statuses: OWN, input: async () => ({ query: { payer_id: await ownPayer() } }) },
    'payers.updatePayer': {
      statuses: OWN,
      input: async () => ({ body: { payer_id: await ownPayer(), ...form } }),
    },
    'payers.removePayer': { statuses: OWN, input: async () => ({ query: { payer_id: await ownPayer() } }) },
    'tariffs.listTariffs': { statuses: OPEN, input: () => ({ query: {} }) },
    'tariffs.getCurrentTariff': { statuses: SIGNED_IN, input: () => ({}) },
    'tariffs.getTariffProgress': { statuses: SIGNED_IN, input: () => ({}) },
    'tariffs.activateTariff': {
      statuses: SIGNED_IN,
      input: async (by, visitor) => {
        if (by !== 'guest') await giveBonus(world.server, await userIdOf(visitor), TARIFF.price)
        return { body: { tariff_simple_id: TARIFF.id } }
      },
    },
    'tariffs.getTariffOfPerson': {
      statuses: ADMIN,
      input: async () => ({ query: { person_id: await ownerId() } }),
    },
    'tariffs.activateTariffForPerson': {
      statuses: ADMIN,
      input: async () => ({ body: { person_id: await ownerId(), tariff_simple_id: 2 } }),
    },
    'tariffs.updateTariffOfPerson': {
      statuses: ADMIN,
      input: async () => ({
        body: {
          person_id: await ownerId(),
          tariff_simple_id: 2,
          active_until: '2040-01-31T00:00:00Z',
        },
      }),
    },
    'tariffs.deleteTariffOfPerson': {
      statuses: ADMIN,
      input: async () => ({ query: { person_id: await ownerId() } }),
    },
    'apiToken.getApiToken': { statuses: SIGNED_IN, input: () => ({}) },
    'apiToken.renewApiToken': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
    'partner.listPartnerOrders': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
    'partner.listPartnerDays': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
    'partner.downloadPartnerStats': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
    'partner.listInvited': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
    'partner.listWithdrawals': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
    'partner.requestWithdrawal': {
      statuses: OWN,
      input: async () => {
        await giveEarned(world.server, await ownerId(), 100)
        await giveEarned(world.server, await userIdOf(world.callers.admin), 100)
        return { body: { amount: 1, payer_id: await ownPayer() } }
      },
    },
    'partner.getPartnerStats': { statuses: SIGNED_IN, input: () => ({ query: {} }) },
  }
}
