import { join } from 'node:path'
import { writeSite } from '../../packages/screens/src/prerender/write-site.mjs'

await writeSite({ appDir: import.meta.dirname, repositoryDir: join(import.meta.dirname, '../..') })
