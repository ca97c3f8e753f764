import { Gauge, type Registry } from 'prom-client'

/** How much of what a service allows in a window is used up: 1 is all of it. */
export interface QuotaUse {
  readonly source: string
  /** Length of the window. */
  readonly seconds: number
  readonly share: number
}

/** What waits in the database, as of now. */
export interface Backlog {
  readonly jobs: readonly {
    readonly name: string
    readonly state: string
    readonly count: number
    readonly oldestSeconds: number
  }[]
  readonly outbox: { readonly count: number; readonly oldestSeconds: number }
  readonly openPayments: { readonly count: number; readonly oldestSeconds: number }
  /** Refunds that a provider refused and that wait for a person. */
  readonly refusedRefunds: number
  /** Rows and files whose destruction was too much at once and waits for a person. */
  readonly heldDestruction: number
  /**
   * Answers past their promised days; the age of the last paid order, 0 without one, and of the last backup, without
   * one that of the database.
   */
  readonly overdue: {
    readonly complaints: number
    readonly requests: number
    readonly lastOrderSeconds: number
    readonly lastBackupSeconds: number
    /** Age of the oldest loaded region of GAR; 0 while none is loaded. */
    readonly registerSeconds: number
  }
  /** What the operator obtains by hand: how long the oldest one waits to be ordered, and how many are past their term. */
  readonly fulfilments: { readonly toOrderSeconds: number; readonly overdue: number }
  /** Paid items that no job and no person serves, and paid orders without an advance receipt. */
  readonly unserved: { readonly items: number; readonly receipts: number }
  /** What is used up of the quotas of connected services. */
  readonly quotas: readonly QuotaUse[]
  readonly contractors: {
    /** `isLow`: the operator was told that there is too little money, and there still is. */
    readonly accounts: readonly {
      readonly contractor: string
      /** Absent where the contractor does not say it. */
      readonly roubles: number | null
      readonly isLow: boolean
    }[]
    /** Open orders by what they wait for. */
    readonly orders: readonly {
      readonly contractor: string
      readonly status: string
      readonly count: number
    }[]
  }
}

/** Declares the gauges of the backlog; one reading serves all of them, no matter which is collected first. */
export function countBacklog(registry: Registry, read: () => Promise<Backlog | undefined>): void {
  const registers = [registry]
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const jobs = gauge('jobs_open', 'Jobs that are not done, by state', ['job', 'state'])
  const jobAge = gauge('jobs_oldest_seconds', 'Age of the oldest job of a state whose time has come', [
    'job',
    'state',
  ])
  const outbox = gauge('outbox_pending', 'Effects that are written down and not done')
  const outboxAge = gauge('outbox_oldest_seconds', 'Age of the oldest effect that is not done')
  const payments = gauge('payments_open', 'Payments without a final state')
  const paymentAge = gauge('payments_open_oldest_seconds', 'Age of the oldest payment without a final state')
  const unservedItems = gauge('paid_items_unserved', 'Paid items that no job and no person serves')
  const receipts = gauge('paid_orders_without_receipt', 'Paid orders whose money has no advance receipt')
  const refused = gauge('refunds_refused', 'Refunds that the provider refused to make')
  const held = gauge('destruction_held', 'Rows and files whose destruction waits for the operator')
  const complaints = gauge('complaints_overdue', 'Complaints about reports without an answer in time')
  const requests = gauge('subject_requests_overdue', 'Requests about personal data without an answer in time')
  const lastOrder = gauge('last_paid_order_seconds', 'Age of the last paid order; 0 while there is none')
  const lastBackup = gauge(
    'last_backup_seconds',
    'Age of the last backup; of the database while there is none',
  )
  const register = gauge(
    'register_age_seconds',
    'Age of the oldest loaded region of the register; 0 while none is loaded',
  )
  const toOrder = gauge(
    'fulfilments_to_order_oldest_seconds',
    'Age of the oldest part that nobody has ordered',
  )
  const overdueParts = gauge('fulfilments_overdue', 'Parts that people obtain past the term of their buyers')
  const quotas = gauge('source_quota_used_ratio', 'Share of the calls that a service allows in a window', [
    'source',
    'window_seconds',
  ])
  const money = gauge('contractor_balance_roubles', 'Last known balance at a contractor', ['contractor'])
  const lowMoney = gauge('contractor_money_low', '1 while there is too little money at a contractor', [
    'contractor',
  ])
  const orders = gauge('contractor_orders_open', 'Open orders at a contractor by state', [
    'contractor',
    'status',
  ])
  const isUp = new Gauge({
    name: 'backlog_up',
    help: 'Whether the database told its backlog',
    registers,
    async collect() {
      const backlog = await read()
      isUp.set(backlog ? 1 : 0)
      jobs.reset()
      jobAge.reset()
      orders.reset()
      if (!backlog) return
      for (const { name: job, state, count, oldestSeconds } of backlog.jobs) {
        jobs.set({ job, state }, count)
        jobAge.set({ job, state }, oldestSeconds)
      }
      outbox.set(backlog.outbox.count)
      outboxAge.set(backlog.outbox.oldestSeconds)
      unservedItems.set(backlog.unserved.items)
      receipts.set(backlog.unserved.receipts)
      held.set(backlog.heldDestruction)
      refused.set(backlog.refusedRefunds)
      complaints.set(backlog.overdue.complaints)
      requests.set(backlog.overdue.requests)
      lastOrder.set(backlog.overdue.lastOrderSeconds)
      lastBackup.set(backlog.overdue.lastBackupSeconds)
      register.set(backlog.overdue.registerSeconds)
      toOrder.set(backlog.fulfilments.toOrderSeconds)
      overdueParts.set(backlog.fulfilments.overdue)
      for (const { source, seconds, share } of backlog.quotas)
        quotas.set({ source, window_seconds: String(seconds) }, share)
      for (const { contractor, roubles, isLow } of backlog.contractors.accounts) {
        if (roubles !== null) money.set({ contractor }, roubles)
        lowMoney.set({ contractor }, isLow ? 1 : 0)
      }
      for (const { contractor, status, count } of backlog.contractors.orders)
        orders.set({ contractor, status }, count)
      payments.set(backlog.openPayments.count)
      paymentAge.set(backlog.openPayments.oldestSeconds)
    },
  })
}
