import { startBoot } from '@proverka/page-engine/boot'

startBoot()
