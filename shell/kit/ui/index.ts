export {
  Badge,
  Box,
  type BoxProps,
  Button,
  type ButtonProps,
  Center,
  chakra,
  Flex,
  type FlexProps,
  Grid,
  Heading,
  HStack,
  IconButton,
  Image,
  Link,
  SimpleGrid,
  Skeleton,
  Spinner,
  Stack,
  Text,
  VisuallyHidden,
  VStack,
} from '@chakra-ui/react';
export { Alert, type AlertProps } from './alert.tsx';
export { AppLink, type AppLinkProps } from './app-link.tsx';
export { Card } from './card.ts';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { Field, type FieldProps } from './field.tsx';
export { type FieldControl, useFieldControl } from './field-control.ts';
export { Input, type InputProps } from './input.tsx';
export { PageError, type PageErrorProps } from './page-error.tsx';
export { PageHeading } from './page-heading.tsx';
