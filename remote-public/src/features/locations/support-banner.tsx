import { ButtonLink } from 'shared-kit/ui';
import { Section } from '../../ui/section.tsx';
import { TerracottaBanner } from '../../ui/terracotta-banner.tsx';
import { SUPPORT_BANNER } from './texts.ts';

export function SupportBanner() {
  return (
    <Section>
      <TerracottaBanner title={SUPPORT_BANNER.title} text={SUPPORT_BANNER.text}>
        <ButtonLink to="/support" look="secondary" size="large">
          {SUPPORT_BANNER.action}
        </ButtonLink>
      </TerracottaBanner>
    </Section>
  );
}
