import { contract } from '@proverka/api/contract'
import { Role } from '@proverka/domain/accounts'
import { FLAT, freshEmail, orderAsGuest, payInWidget, productId } from '@proverka/test-support/guest-order'
import { BUILDING, BUILDING_NUMBER, extractFile, extractForm } from '../setup/extract-files.ts'
import { giveEarned } from '../setup/money.ts'
import { giveConsents, PASSWORD, whoIs } from '../setup/registration.ts'
import { storeFulfilment } from '../setup/stored-fulfilment.ts'
import { writtenArticle } from '../setup/written-article.ts'
import { userIdOf, type World } from './world.ts'

const { admin: calls, priceComponents: prices } = contract

/** Things that admins act on, made as they are needed. */
export function createAdminThings(world: World) {
  const { guest, owner, admin } = world.callers
  const product_id = productId('EgrnObject')

  async function newUser() {
    const email = freshEmail()
    const { data } = await guest.call(
      contract.auth.register,
      {
        query: {},
        body: {
          name: 'Лида',
          email,
          phone: '89991234567',
          password: PASSWORD,
          person_role: Role.Realtor,
          registartion_url: '/',
        },
      },
      await giveConsents(guest, email),
    )
    return { id: data.person.id, email, token: data.token }
  }

  const article = async () => {
    const { data } = await admin.call(calls.createArticle, { body: writtenArticle() })
    return data.article_id
  }

  return {
    newUser,

    /** A draft that could be published. */
    article,

    written: writtenArticle,

    async scheduledArticle() {
      const id = await article()
      const at = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
      await admin.call(calls.publishArticle, { params: { id }, body: { version: 1, at } })
      return id
    },

    ownerOfAll: async () => (await whoIs(owner)).person ?? { id: '', email: '' },

    /** A user with money on the balance. */
    async richUser() {
      const search = 'client@example.com'
      const { data } = await admin.call(calls.listUsers, { query: { search } })
      return data.users[0]?.person_id ?? ''
    },

    /** A comment that the staff has not looked at. */
    async comment() {
      const { data } = await owner.call(contract.blog.addComment, {
        params: { id: 'chto-znachit-arest' },
        body: { content: 'Спасибо, пригодилось' },
      })
      return data.id
    },

    /** A partner who has earned. */
    async paidPartner() {
      const partner = await newUser()
      await giveEarned(world.server, partner.id, 7500)
      return partner.id
    },

    /** What gives a part of a paid item back. */
    async paidItem() {
      const buyer = world.server.visit()
      const { order } = await orderAsGuest(buyer, [{ product: 'RiskAssessmentOwner' }])
      await payInWidget(buyer, order)
      const [item] = order.order_items
      return { order_item_id: item?.order_item_id, amount: 1, left: item?.price, reason: 'Ошибка' }
    },

    async freeItem() {
      const body = { order_id: world.unpaidOrder, product_id, object_key: FLAT }
      return (await admin.call(calls.attachProduct, { body })).data.order_item_id
    },

    async coupon() {
      const body = { code: `C${crypto.randomUUID()}`, product_id, discount: 1 }
      return (await admin.call(calls.createCoupon, { body })).data
    },

    async campaign() {
      const body = { name: 'Весна', tag: crypto.randomUUID(), enabled: true }
      return (await admin.call(calls.createCampaign, { body })).data
    },

    async promocode() {
      const body = { code: crypto.randomUUID(), amount: 1, max_uses: 1 }
      return (await admin.call(calls.createPromocode, { body })).data
    },

    /** A return that waits for a second signature. */
    async pendingAct() {
      await world.server.sql('delete from pending_acts where order_item_id = $1', [world.property])
      const [row] = await world.server.sql(
        `insert into pending_acts (id, kind, order_item_id, amount_kopecks, left_kopecks, item_status, reason, made_by, made_at, due_at, needs_second)
          select gen_random_uuid(), 'return', i.id, 100, 49900, i.status, 'Сбой', o.person_id, now(), now() + interval '1 day', true
            from order_items i join orders o on o.id = i.order_id where i.id = $1 returning id`,
        [world.property],
      )
      return String(row?.['id'])
    },

    async withdrawal() {
      await giveEarned(world.server, await userIdOf(owner), 100)
      const { data: payer } = await owner.call(contract.payers.addPayer, {
        body: { name: 'ООО «Кленовый лист»', inn: '0000000018', kpp: '000001001', address: 'г. Образцовск' },
      })
      const bank = { account: '40702810000000000001', bik: '040000777' }
      const body = { amount: 1, payer_id: payer.payer_id, ...bank }
      return (await owner.call(contract.partner.requestWithdrawal, { body })).data.withdrawal_id
    },

    /** A registry without a second signature that another one made: signed, or given out where that is asked for. */
    async registry(state: 'unsigned' | 'signed' | 'taken') {
      const withdrawals = [await this.withdrawal()]
      const { data } = await admin.call(calls.makeRegistry, { body: { withdrawals } })
      await world.server.sql('update payout_registries set needs_second = $2, made_by = $3 where id = $1', [
        data.registry_id,
        state === 'unsigned',
        await userIdOf(owner),
      ])
      const params = { id: data.registry_id }
      if (state === 'taken') await admin.call(calls.takeRegistry, { params })
      return { params, withdrawals }
    },

    async numberWait() {
      const [row] = await world.server.sql(
        `insert into number_waits values (gen_random_uuid(), 'realty', gen_random_uuid()::text, null, '', 'savva@example.com', '', '', now(), now(), now())
         returning id`,
      )
      return String(row?.['id'])
    },

    /** A file of the register, and an order that waits for it. */
    async waitingFile() {
      const [row] = await world.server.sql(
        `insert into fulfilments (id, report_task_id, order_item_id, channel, kind, number, status, is_urgent, created_at, latest_at)
          select gen_random_uuid(), t.id, t.order_item_id, 'hand', 'extract', $2, 'ordered', false, now(), now()
            from report_tasks t where t.order_item_id = $1 limit 1
          on conflict (report_task_id) where status in ('to-order', 'ordering', 'ordered', 'overdue') do update set kind = 'extract'
          returning id`,
        [world.property, BUILDING_NUMBER],
      )
      const { file } = extractForm('', extractFile(BUILDING))
      const { data } = await admin.call(calls.takeInFiles, { body: { files: [file] } })
      await world.server.sql('delete from intake_matches')
      await world.server.sql(`update fulfilments set status = 'ordered' where id = $1`, [row?.['id']])
      await world.server.sql(`update report_tasks set status = 'running' where order_item_id = $1`, [
        world.property,
      ])
      return { file_id: data.files[0]?.file_id ?? '', fulfilment_id: String(row?.['id']) }
    },

    async fault() {
      const input = { params: { id: world.report }, body: { text: 'Площадь другая' } }
      return (await owner.call(contract.reports.reportFault, input)).data.fault_id
    },

    fulfilment: () => storeFulfilment(world.server, world.report),

    /** A check that the operator looks up. */
    async lookUp() {
      const id = await storeFulfilment(world.server, world.report)
      await world.server.sql(`update fulfilments set kind = 'wanted' where id = $1`, [id])
      return id
    },

    async partnerTariff() {
      const body = { partnerID: (await newUser()).id, tariff_simple_id: 2, price: 1 }
      return (await admin.call(calls.addPartnerTariff, { body })).data
    },

    async setting() {
      const body = { key: `key_${crypto.randomUUID()}`, value: 'текст', enabled: true }
      return (await admin.call(contract.system.addSystemInfo, { body })).data
    },

    async price() {
      const body = {
        product_id,
        price: 1,
        is_base_product_component: false,
        enabled: true,
        price_component_type: { name: 'Personal' as const },
      }
      return (await admin.call(prices.addPriceComponent, { body })).data.price_component_id
    },

    async priceOwner() {
      const price_component_id = await this.price()
      const body = { price_component_id, person_id: (await newUser()).id }
      return (await admin.call(prices.addPriceComponentOwner, { body })).data.price_component_owner_id
    },
  }
}
