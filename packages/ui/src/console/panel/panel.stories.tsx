import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from './panel.tsx'

const meta = {
  title: 'Консоль/Части/Панель',
  component: Panel,
  parameters: {
    guide: {
      about: 'Белый лист на сером поле; на телефоне от края до края.',
      use: 'Названная часть экрана консоли; таблица в ней доходит до краев.',
      avoid: 'На сайтах части страницы не обводят.',
    },
  },
} satisfies Meta<typeof Panel>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обычный вид',
  args: { title: 'Заметки', aside: 'покупатель не видит', children: 'Обещал выписку завтра до 10:00.' },
}
export const Act: Story = {
  name: 'Что делается с выбранным',
  args: { title: 'Вернуть за часть 4', children: 'Источник молчал 48 часов.', isAct: true },
}
