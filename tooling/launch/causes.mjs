export const NO_NETWORK = 'нет связи с реестром пакетов: проверьте сеть (и прокси) и повторите команду.'

const quotedPath = /(?:EACCES|EPERM|EROFS|permission denied|read-only)[^'"\n]*['"]([^'"\n]+)['"]/i

const CAUSES = [
  {
    signs: /ENOSPC|no space left on device|os error 28\b/i,
    sentence: () => 'на диске кончилось место: освободите его и повторите команду.',
  },
  {
    signs: /EACCES|EROFS|EPERM|permission denied|read-only file system|os error (?:13|30)\b/i,
    sentence: (output) => {
      const path = quotedPath.exec(output)?.[1]
      return `нет прав на запись${path ? `: ${path}` : ' в папку проекта или в домашнюю папку'}.`
    },
  },
  {
    signs: /OUTDATED_LOCKFILE|lockfile is not up to date|not up to date with .*package\.json/i,
    sentence: () =>
      'pnpm-lock.yaml не соответствует файлам package.json: обновите его командой «npx pnpm install».',
  },
  {
    signs:
      /ENOTFOUND|NETWORK_ERROR|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|dns error|error sending request|network request/i,
    sentence: () => NO_NETWORK,
  },
  {
    signs: /E404|ETARGET|NO_MATCHING_VERSION|FETCH_404/i,
    sentence: () => 'реестр пакетов не отдал нужную версию: проверьте, к какому реестру обращается npm.',
  },
]

/** What stopped an installation or a build, as the end of a sentence, when the output tells; `undefined` otherwise. */
export function causeOf(output) {
  return CAUSES.find(({ signs }) => signs.test(output))?.sentence(output)
}
