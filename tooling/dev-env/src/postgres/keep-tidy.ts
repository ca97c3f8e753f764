import { spawn } from 'node:child_process'

const SCRIPT = 'read -r _; kill -QUIT "$1" 2>/dev/null; shift; sleep 0.5; rm -rf "$@"'

/**
 * Ends a PostgreSQL and removes its folders when this process is gone, even by kill -9: a shell waits for the end of a
 * pipe that the kernel closes. Returns what calls the shell off.
 */
export function keepTidy(pid: number, folders: readonly string[]): () => void {
  const keeper = spawn('sh', ['-c', SCRIPT, 'sh', String(pid), ...folders], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  keeper.unref()
  // The pipe must close with this process, and must not keep it alive.
  if (keeper.stdin && 'unref' in keeper.stdin) (keeper.stdin as unknown as { unref: () => void }).unref()
  return () => keeper.kill('SIGKILL')
}
