import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ChatIcon, DocumentIcon, HomeIcon, ServicesIcon, SettingsIcon } from '../../primitives/icon/icons.ts'
import { MobileBottomBar } from './mobile-bottom-bar.tsx'
import { WaitingMark } from './waiting-mark.tsx'

const meta = {
  title: 'Каркас/Нижняя панель',
  component: MobileBottomBar,
  parameters: {
    guide: {
      about: 'Пять ссылок вошедшего человека внизу экрана телефона.',
      use: 'На телефоне у вошедшего: четыре-пять главных мест под большим пальцем. Прячется, когда читают вниз.',
      avoid: 'На широком экране и на шагах оформления. Второе действие страницы сюда не кладут.',
    },
    docs: { story: { inline: false, height: '500px' } },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileBottomBar>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[UI-035] Прячется при прокрутке вниз',
  args: {
    items: [
      { label: 'Главная', href: '#home', icon: HomeIcon },
      {
        label: 'Заказы',
        href: '#orders',
        icon: DocumentIcon,
        current: true,
        mark: <WaitingMark count={2} />,
      },
      { label: 'Сервисы', icon: ServicesIcon, onClick: () => undefined },
      { label: 'Настройки', href: '#settings', icon: SettingsIcon },
      { label: 'Написать', href: '#chat', icon: ChatIcon },
    ],
  },
  render: (args) => (
    <div style={{ height: 3000 }}>
      <p>Прокрутите вниз и вверх.</p>
      <MobileBottomBar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('nav')
    window.scrollTo({ top: 600, behavior: 'instant' })
    await waitFor(() => expect(bar).toHaveAttribute('data-hidden', 'true'))
    window.scrollTo({ top: 300, behavior: 'instant' })
    await waitFor(() => expect(bar).toHaveAttribute('data-hidden', 'false'))
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}
