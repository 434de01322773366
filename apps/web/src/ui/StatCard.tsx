import { Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StatCard.module.css';

type Props = { label: string; value: string | number; icon?: ReactNode; hint?: ReactNode };

/** A headline number with its label and an optional trend. */
export function StatCard({ label, value, icon, hint }: Props) {
  return (
    <Card className={classes.card ?? ''}>
      <dl className={classes.root}>
        <dt className={classes.label}>
          {label}
          {icon && (
            <span className={classes.icon} aria-hidden="true">
              {icon}
            </span>
          )}
        </dt>
        <dd className={classes.value}>{value}</dd>
        {hint && (
          <Text component="dd" size="sm" c="dimmed" m={0}>
            {hint}
          </Text>
        )}
      </dl>
    </Card>
  );
}
