import { statfsSync } from 'node:fs'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { countBacklog, type Backlog } from './backlog.ts'

/** One answered request. */
export interface ObservedRequest {
  readonly method: string
  /** The template of the address, never the address: it may hold names. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  readonly observeRequest: (request: ObservedRequest) => void
  readonly observeAnswer: (source: string, kind: string, seconds: number) => void
  readonly observeJob: (name: string, outcome: 'done' | 'failed', seconds: number) => void
  /** Reads the backlog of the database when the metrics are collected. */
  readonly watchBacklog: (read: () => Promise<Backlog>) => void
  /** Connections of the database pool by state. */
  readonly watchPool: (read: () => Readonly<Record<string, number>>) => void
  /** Free bytes of the disk that holds a folder. */
  readonly watchDisk: (folder: string) => void
  /** Open streams of live reports. */
  readonly watchStreams: (count: () => number) => void
  /** All of them in the text format of Prometheus. */
  readonly render: () => Promise<{ readonly type: string; readonly text: string }>
}

/** The fastest calls take under a millisecond, the slowest are cut off after half a minute. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const SLOW_SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300]

/** What a server process tells of itself, by the names that Prometheus users expect. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const answers = new Histogram({
    name: 'source_answer_duration_seconds',
    help: 'Answers of sources by kind: found, not-found, not-checked',
    labelNames: ['source', 'kind'],
    buckets: SLOW_SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Jobs that ended in this process',
    labelNames: ['job', 'outcome'],
    buckets: SLOW_SECONDS,
    registers,
  })
  const failures = new Counter({
    name: 'backlog_read_failures_total',
    help: 'Times that the database did not tell its backlog',
    registers,
  })
  return {
    observeRequest: ({ seconds, status, ...labels }) =>
      requests.observe({ ...labels, status: String(status) }, seconds),
    observeAnswer: (source, kind, seconds) => answers.observe({ source, kind }, seconds),
    observeJob: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    watchBacklog(read) {
      countBacklog(registry, async () => {
        try {
          return await read()
        } catch {
          failures.inc()
          return undefined
        }
      })
    },
    watchPool(read) {
      const pool = new Gauge({
        name: 'database_pool_connections',
        help: 'Connections of the database pool',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(read())) pool.set({ state }, count)
        },
      })
    },
    watchDisk(folder) {
      const disk = new Gauge({
        name: 'disk_free_bytes',
        help: 'Free bytes of the disk with the data of this process',
        registers,
        collect() {
          const { bavail, bsize } = statfsSync(folder)
          disk.set(bavail * bsize)
        },
      })
    },
    watchStreams(count) {
      const streams = new Gauge({
        name: 'live_streams',
        help: 'Open streams of live reports',
        registers,
        collect() {
          streams.set(count())
        },
      })
    },
    render: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
