import { contract } from '@proverka/api/contract'
import { permissionLabel, staffRoleLabel } from '@proverka/domain/accounts'
import { REGISTRY_STATE_WORDS, WITHDRAWAL_STATUS_WORDS } from '@proverka/domain/orders'
import { exportedTable, yesNo } from './exported-table.ts'

const { admin, staff } = contract

/** Clients, partners and the staff with what it did. */
export const peopleTables = {
  clients: exportedTable({
    title: 'Клиенты',
    endpoint: admin.listUsers,
    handler: (handlers) => handlers.admin.listUsers,
    rows: ({ users }) => users,
    columns: (column) => [
      column.text('Номер', 38, ({ person_id }) => person_id),
      column.text('Имя', 22, ({ name }) => name),
      column.text('Почта', 24, ({ email }) => email),
      column.text('Телефон', 18, ({ phone }) => phone),
      column.instant('С какого дня', ({ created_date }) => created_date),
      column.text('Вход закрыт', 12, ({ removed }) => yesNo(removed)),
    ],
  }),
  partners: exportedTable({
    title: 'Партнеры',
    endpoint: admin.listPartners,
    handler: (handlers) => handlers.admin.listPartners,
    rows: ({ partners }) => partners,
    columns: (column) => [
      column.text('Номер', 38, ({ person_id }) => person_id),
      column.text('Партнер', 24, ({ name, email }) => name || email),
      column.instant('С какого дня', ({ since }) => since),
      column.count('Привел', ({ invited }) => invited),
      column.count('Заказов', ({ orders }) => orders),
      column.money('На сумму, ₽', ({ sum }) => sum),
      column.money('Вывести, ₽', ({ available }) => available),
      column.money('Ждут, ₽', ({ waiting }) => waiting),
      column.money('Просит, ₽', ({ held }) => held),
      column.money('Снято, ₽', ({ paid }) => paid),
    ],
  }),
  withdrawals: exportedTable({
    title: 'Заявки на выплату',
    endpoint: admin.listAllWithdrawals,
    handler: (handlers) => handlers.admin.listAllWithdrawals,
    rows: (withdrawals) => withdrawals,
    columns: (column) => [
      column.count('Заявка', ({ number }) => number),
      column.text('Кому', 26, ({ payer }) => payer),
      column.text('Состояние', 16, ({ status }) => WITHDRAWAL_STATUS_WORDS[status]),
      column.text('Причина отказа', 30, ({ reason }) => reason),
      column.money('Сумма, ₽', ({ amount }) => amount),
      column.instant('Пришла', ({ date }) => date),
      column.instant('Выплатить до', ({ due_at }) => due_at),
      column.instant('Решена', ({ decided }) => decided),
      column.count('Реестр', ({ registry }) => registry?.number ?? null),
      column.text('Поручение', 14, ({ document_number }) => document_number),
    ],
  }),
  registries: exportedTable({
    title: 'Реестры для банка',
    endpoint: admin.listRegistries,
    handler: (handlers) => handlers.admin.listRegistries,
    rows: ({ registries }) => registries,
    columns: (column) => [
      column.count('Реестр', ({ number }) => number),
      column.text('Состояние', 24, ({ state }) => REGISTRY_STATE_WORDS[state]),
      column.instant('Собран', ({ made_at }) => made_at),
      column.text('Собрал', 22, ({ maker }) => maker),
      column.instant('Подписан', ({ signed_at }) => signed_at),
      column.text('Подписал', 22, ({ signer }) => signer),
      column.count('Заявок', ({ rows }) => rows.length),
      column.money('Выплачено, ₽', ({ paid }) => paid),
      column.money('Сумма, ₽', ({ total }) => total),
    ],
  }),
  staff: exportedTable({
    title: 'Сотрудники',
    endpoint: staff.listStaff,
    handler: (handlers) => handlers.staff.listStaff,
    rows: (reply) => reply.staff,
    columns: (column) => [
      column.text('Имя', 22, ({ name }) => name),
      column.text('Почта', 26, ({ email }) => email),
      column.text('Роли', 26, ({ roles }) => roles.map(({ role }) => staffRoleLabel(role)).join(', ')),
      column.text('Права сверх ролей', 40, ({ extra }) =>
        extra.map(({ permission }) => permissionLabel(permission)).join(', '),
      ),
      column.instant('Был последний раз', ({ last_used_at }) => last_used_at),
      column.count('Входов', ({ sessions }) => sessions),
    ],
  }),
  changes: exportedTable({
    title: 'Журнал правок',
    endpoint: admin.listUserLogs,
    handler: (handlers) => handlers.admin.listUserLogs,
    rows: ({ logs }) => logs,
    columns: (column) => [
      column.instant('Когда', ({ date }) => date),
      column.text('Кто', 26, ({ admin_email }) => admin_email),
      column.text('Действие', 26, ({ action }) => action),
      column.text('Над чем', 46, ({ subject }) => subject),
      column.text('Подробности', 60, ({ details }) => JSON.stringify(details)),
    ],
  }),
  readings: exportedTable({
    title: 'Журнал чтений',
    endpoint: admin.listReadingLog,
    handler: (handlers) => handlers.admin.listReadingLog,
    rows: ({ readings }) => readings,
    // The export is logged, too: its pages are those of the first one's moment.
    next: ({ readings }, { until }, offset) => ({ offset, until: until ?? readings[0]?.at }),
    columns: (column) => [
      column.instant('Когда', ({ at }) => at),
      column.text('Кто', 22, ({ reader }) => reader),
      column.text('О ком', 46, ({ subject }) => subject),
      column.text('Что', 30, ({ fields }) => fields),
      column.text('Вызов', 24, ({ call }) => call),
      column.text('Зачем', 24, ({ reason_label }) => reason_label),
      column.text('По какому делу', 24, ({ reference }) => reference),
      column.text('Словами', 40, ({ text: words }) => words),
    ],
  }),
}
