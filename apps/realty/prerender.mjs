import { join } from 'node:path'
import { writeSite } from '@proverka/screens/app/prerender/write-site.mjs'

await writeSite({ appDir: import.meta.dirname, repositoryDir: join(import.meta.dirname, '../..') })
