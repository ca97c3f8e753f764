import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList } from '../../report/fact-list/fact-list.tsx'
import { Panel, Section } from './container.tsx'

const meta = { title: 'Каркас/Раздел и лист', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

type Story = StoryObj

export const SectionStory: Story = {
  name: 'Раздел',
  render: () => (
    <Section title="Полчаса от адреса до ответа" note="Обычный заказ полной проверки." ground="grey">
      <Panel title="Сведения об объекте" note="Храним 1 месяц" padded>
        <FactList
          facts={[
            { label: 'Вид объекта', value: 'Помещение, жилое' },
            { label: 'Назначение', value: 'Квартира' },
          ]}
        />
      </Panel>
    </Section>
  ),
}
export const Deep: Story = {
  name: 'Темный',
  render: () => (
    <Section title="Состояние источников" note="Если реестр молчит, мы так и пишем." ground="deep">
      …
    </Section>
  ),
}
