/**
 * `shell/ui`: the small set of components that every page needs. Part of the first download: keep it small, heavier
 * ones belong to `shell/kit`.
 */

export { lazy } from '../kit/error-boundary/index.ts';
export { type NotifyOptions, type NotifyTone, notify } from '../kit/notify/index.ts';
export {
  Alert,
  type AlertProps,
  AppLink,
  type AppLinkProps,
  Badge,
  Box,
  type BoxProps,
  Button,
  type ButtonProps,
  Card,
  Center,
  Checkbox,
  type CheckboxProps,
  chakra,
  EmptyState,
  type EmptyStateProps,
  Field,
  type FieldProps,
  Flex,
  type FlexProps,
  Grid,
  Heading,
  HStack,
  IconButton,
  Image,
  Input,
  type InputProps,
  Link,
  PageError,
  type PageErrorProps,
  PageHeading,
  SimpleGrid,
  Skeleton,
  Spinner,
  Stack,
  Text,
  useFieldControl,
  VisuallyHidden,
  VStack,
} from '../kit/ui/index.ts';
