<?php
/**
 * The block on a page: a frame, or the element if it has to play a record or other readings; always with a link.
 *
 * @var array $attributes The options chosen in the editor.
 */

defined( 'ABSPATH' ) || exit;

$record = trim( $attributes['record'] );
$named  = snorum_named( trim( $attributes['address'] ) );
if ( ! $named && '' === $record ) {
	return;
}
$lang = in_array( $attributes['lang'], array( 'en', 'fr' ), true ) ? $attributes['lang'] : '';
$lang = $lang ? $lang : ( $named && $named['lang'] ? $named['lang'] : ( 0 === strpos( get_locale(), 'fr' ) ? 'fr' : 'en' ) );
$asked = array_filter(
	array(
		'step'  => $attributes['step'] > 1 ? (string) (int) $attributes['step'] : '',
		'view'  => in_array( $attributes['view'], array( 'steps', 'accounts' ), true ) ? $attributes['view'] : '',
		'theme' => in_array( $attributes['theme'], array( 'light', 'dark' ), true ) ? $attributes['theme'] : '',
		'seat'  => $attributes['seat'],
	)
);
$readings = trim( $attributes['readings'] );
$page     = $named ? SNORUM_SITE . "$lang/{$named['page']}" : SNORUM_SITE . "$lang/";
$name     = $named ? 'Snorum: ' . str_replace( '-', ' ', $named['id'] ) : 'Snorum';
$link     = '<a href="' . esc_url( $page ) . '">' . esc_html( $name ) . '</a>';

echo '<div ' . get_block_wrapper_attributes() . '>';
if ( '' !== $record || ( '' !== $readings && 'examples' === $named['room'] ) ) {
	wp_enqueue_script( 'snorum-example' );
	$said = array( 'lang' => $lang ) + $asked + array( 'readings' => $readings );
	if ( '' === $record ) {
		$said['example'] = $named['id'];
	}
	echo '<snorum-example';
	foreach ( array_filter( $said ) as $attribute => $value ) {
		echo ' ' . $attribute . '="' . esc_attr( $value ) . '"';
	}
	echo '>' . ( '' === $record ? $link : '<pre>' . esc_html( $record ) . '</pre>' ) . '</snorum-example>';
	echo '' === $record ? '' : "<p>$link</p>";
} else {
	$source = add_query_arg( array_map( 'rawurlencode', $asked ), SNORUM_SITE . "embed/$lang/{$named['id']}/" );
	printf(
		'<iframe src="%s" title="%s" width="100%%" height="%d" frameborder="0" loading="lazy" sandbox="allow-scripts allow-popups">%s</iframe><p>%s</p>',
		esc_url( $source ),
		esc_attr( $name ),
		max( 200, (int) $attributes['height'] ),
		$link,
		$link
	);
}
echo '</div>';
