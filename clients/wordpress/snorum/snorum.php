<?php
/**
 * Plugin Name: Snorum
 * Description: A block that shows a table of old card games: an example of Snorum, at a step, by other readings, or a deal record of your own.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: snorum
 */

defined( 'ABSPATH' ) || exit;

/** The site that serves the tables. */
const SNORUM_SITE = 'https://snorum.example/';

add_action(
	'init',
	function () {
		register_block_type( __DIR__ );
	}
);

/**
 * Parses an address of the site: its language, its room (`examples`, `compare`, `games` for questions), the id of its
 * embed and the path of its page; a bare id is an example.
 *
 * @param string $address The address as pasted.
 * @return array{lang: string, room: string, id: string, page: string}|null
 */
function snorum_named( $address ) {
	if ( preg_match( '~^[a-z0-9-]+$~', $address ) ) {
		return array(
			'lang' => '',
			'room' => 'examples',
			'id'   => $address,
			'page' => "examples/$address/",
		);
	}
	$path = 0 === strpos( $address, SNORUM_SITE ) ? substr( $address, strlen( SNORUM_SITE ) ) : '';
	if ( preg_match( '~^(en|fr)/(examples|compare)/([a-z0-9-]+)/?(?:[?#].*)?$~', $path, $found ) ) {
		return array(
			'lang' => $found[1],
			'room' => $found[2],
			'id'   => $found[3],
			'page' => "{$found[2]}/{$found[3]}/",
		);
	}
	if ( preg_match( '~^(en|fr)/games/([a-z0-9-]+)/questions/?(?:[?#].*)?$~', $path, $found ) ) {
		return array(
			'lang' => $found[1],
			'room' => 'games',
			'id'   => "questions-{$found[2]}",
			'page' => "games/{$found[2]}/questions/",
		);
	}
	return null;
}
