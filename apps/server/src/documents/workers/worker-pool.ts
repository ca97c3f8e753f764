import { Worker, type TransferListItem } from 'node:worker_threads'
import { appError } from '@proverka/domain/errors'
import type { Logger } from 'pino'
import { currentNetwork } from '../../platform/observability/trace.ts'

/** Work done away from the event loop: names with what goes in and what comes out, both structured-cloneable. */
export type TaskTypes = Readonly<Record<string, { readonly input: unknown; readonly output: unknown }>>

export interface WorkerPool<Tasks extends TaskTypes> {
  /**
   * Waits for a free worker. Rejects with `server/busy` when too many wait already, of all or of the network that asks, with `WorkerLostError` when the
   * worker ran out of memory, crashed or took too long, with `TaskError` for what the task itself threw.
   */
  run: <Name extends keyof Tasks & string>(
    name: Name,
    input: Tasks[Name]['input'],
    transfer?: readonly TransferListItem[],
  ) => Promise<Tasks[Name]['output']>
  close: () => Promise<void>
}

export interface PoolOptions {
  readonly workers: number
  /** Milliseconds of work on one task, the wait before not counted; the worker is ended after that. */
  readonly timeoutMs: number
  /** Tasks that wait for a worker; further ones are refused. */
  readonly maxWaiting: number
  /** Those among them that the requests of one network ask for; jobs are bounded by the total alone. */
  readonly maxWaitingOfOne: number
  /** JavaScript heap of one worker in MiB: one that needs more is ended, the process stays. */
  readonly heapMb: number
}

/** The worker ended before its task did; the next task gets a new one. */
export class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError'
}

/** What a task threw, by the name and the code that it had in the worker. */
export class TaskError extends Error {
  override readonly name = 'TaskError'
  readonly code: string | undefined

  constructor(message: string, code: string | undefined) {
    super(message)
    this.code = code
  }
}

/** What a worker answers. */
export type TaskResult =
  | { readonly output: unknown }
  | { readonly failed: { readonly message: string; readonly code: string | undefined } }

interface Waiting {
  /** Who asks; undefined for a job. */
  readonly network: string | undefined
  readonly message: { readonly name: string; readonly input: unknown }
  readonly transfer: readonly TransferListItem[]
  readonly resolve: (output: never) => void
  readonly reject: (error: unknown) => void
}

/** A worker with its task, if it has one. */
interface Member {
  readonly thread: Worker
  task?: Waiting | undefined
  timer?: NodeJS.Timeout | undefined
}

/** Starts its workers when they are first needed; they do not keep the process alive. */
export function createWorkerPool<Tasks extends TaskTypes>(
  entry: URL,
  options: PoolOptions,
  log: Logger,
): WorkerPool<Tasks> {
  const members = new Set<Member>()
  const waiting: Waiting[] = []
  let isClosed = false

  function pump(): void {
    while (waiting.length > 0) {
      const free =
        [...members].find(({ task }) => !task) ?? (members.size < options.workers ? start() : undefined)
      const task = free && takeNext()
      if (!task) return
      give(free, task)
    }
  }

  /** Jobs first: emails and receipts wait for their documents. Then the network with the fewest tasks in work. */
  function takeNext(): Waiting | undefined {
    const inWork = (network: string | undefined) =>
      network === undefined ? -1 : [...members].filter(({ task }) => task?.network === network).length
    const least = Math.min(...waiting.map(({ network }) => inWork(network)))
    const place = waiting.findIndex(({ network }) => inWork(network) === least)
    return waiting.splice(place, 1)[0]
  }

  function give(member: Member, task: Waiting): void {
    member.task = task
    member.timer = setTimeout(() => {
      lose(member, `took longer than ${options.timeoutMs} ms`)
      void member.thread.terminate()
    }, options.timeoutMs)
    member.thread.ref()
    try {
      member.thread.postMessage(task.message, [...task.transfer])
    } catch (error) {
      // The input cannot be cloned: the worker has not seen it.
      release(member)
      task.reject(error)
    }
  }

  function release(member: Member): void {
    clearTimeout(member.timer)
    member.task = undefined
    member.thread.unref()
  }

  function start(): Member {
    const thread = new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: options.heapMb },
      // Flags of the process, such as those of a test runner, are not meant for it.
      execArgv: [],
    })
    const member: Member = { thread }
    members.add(member)
    thread.on('message', (result: TaskResult) => {
      const { task } = member
      release(member)
      if ('failed' in result) task?.reject(new TaskError(result.failed.message, result.failed.code))
      else task?.resolve(result.output as never)
      pump()
    })
    thread.on('error', (error) => lose(member, `failed: ${error.message || error.name}`))
    thread.on('exit', () => lose(member, 'ended'))
    return member
  }

  /** Takes a worker out; its task fails, and the next task starts another worker. */
  function lose(member: Member, reason: string): void {
    if (!members.delete(member)) return
    const { task } = member
    release(member)
    if (task) {
      if (!isClosed) log.error({ task: task.message.name, reason }, 'worker lost')
      task.reject(new WorkerLostError(`${task.message.name}: the worker ${reason}`))
    }
    if (!isClosed) pump()
  }

  return {
    run: (name, input, transfer = []) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new WorkerLostError(`${name}: the workers are stopped`))
        if (waiting.length >= options.maxWaiting) return reject(appError('server/busy'))
        const network = currentNetwork()
        const own = waiting.filter((task) => task.network === network)
        if (network !== undefined && own.length >= options.maxWaitingOfOne)
          return reject(appError('server/busy', network))
        waiting.push({ network, message: { name, input }, transfer, resolve, reject })
        pump()
      }),
    async close() {
      isClosed = true
      for (const { message, reject } of waiting.splice(0))
        reject(new WorkerLostError(`${message.name}: the workers are stopped`))
      await Promise.all([...members].map(({ thread }) => thread.terminate()))
    },
  }
}
