import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** Starts a process of this folder. */
export const startProcess = (file: string, args: readonly string[] = []): ChildProcess =>
  fork(join(import.meta.dirname, file), args)

/** The next message of a process; rejects when it ends instead. */
export function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`a process of the measurement ended with ${code}`))
    child.once('exit', onExit)
    child.once('message', (message) => {
      child.off('exit', onExit)
      resolve(message as Message)
    })
  })
}

/** Sends an order and waits for its answer. */
export function ask<Message>(child: ChildProcess, order: object | string): Promise<Message> {
  const answer = nextMessage<Message>(child)
  child.send(order)
  return answer
}
